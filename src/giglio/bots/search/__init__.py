"""The searching player: one for all games.

tree, selection, evaluation, budget, engine    the search itself             (compiled)
findings      what a search has found, and how several are put together
reuse         what the last search already knew about this position
helpers, helper    further processes that think along
levels        strengths and tempers
player        the bot
"""
