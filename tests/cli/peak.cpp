// statewalk_peak PROGRAM [ARGUMENT...]: runs it, its output thrown away, and prints the most memory that it held at once, in
// kilobytes, and its processor time in seconds. It is small itself: a process counts the memory of who started it, too.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>

int main(int, char** argv) {
    pid_t const child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
        execv(argv[1], argv + 1);
        _exit(127);
    }
    int status = -1;
    rusage used{};
    if (wait4(child, &status, 0, &used) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0) return 1;
    auto const seconds = [](timeval time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    std::printf("%ld %.2f\n", used.ru_maxrss, seconds(used.ru_utime) + seconds(used.ru_stime));
    return 0;
}
