from giglio.kernel.refusal import IllegalAction


def refusal(state, action):
    return IllegalAction("no")
