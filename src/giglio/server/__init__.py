"""Tables on the network: HTTP, WebSocket, storage, accounts-free seat links, clocks."""
