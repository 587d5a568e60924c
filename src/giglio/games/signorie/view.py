def signorie_view(state):
    return {}
