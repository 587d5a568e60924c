"""stub"""

from giglio.kernel.state import State


class Record: ...


def record(state: State) -> Record:
    return Record()
