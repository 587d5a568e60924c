// Made by `npm run schema` from the server's OpenAPI document.
export interface paths {
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games, and what can be asked for */
        get: operations["ApiAboutAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open tables with a free seat */
        get: operations["ApiLobbyLobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a table */
        post: operations["ApiTablesOpenTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tables that these keys open */
        post: operations["ApiMineMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table, as this key may see it */
        get: operations["ApiTablesLook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record, masked while the game runs */
        get: operations["ApiTablesRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Score sheets, as far as known */
        get: operations["ApiTablesScoresScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sit down */
        post: operations["ApiTablesJoinJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Once more */
        post: operations["ApiTablesRematchRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide */
        post: operations["ApiTablesMoveMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back */
        post: operations["ApiTablesUndoUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a conditional move, or call it off */
        post: operations["ApiTablesPlanPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say a line */
        post: operations["ApiTablesChatChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause, go on */
        post: operations["ApiTablesPausePause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a bot play one's own seat */
        post: operations["ApiTablesBotToBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a bot play for somebody who is away */
        post: operations["ApiTablesSeatsBotReplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take it back */
        post: operations["ApiTablesBackTakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave */
        post: operations["ApiTablesLeaveLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A hint */
        post: operations["ApiTablesHintHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this server serves */
        get: operations["ApiHealthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AboutTold */
        AboutTold: {
            giglio: string;
            games: components["schemas"]["GameTold"][];
        };
        /** AnalysisTold */
        AnalysisTold: {
            seat: number;
            candidates: components["schemas"]["CandidateTold"][];
            wins: number[];
            scores: number[];
            iterations: number;
        };
        /** CandidateTold */
        CandidateTold: {
            words: string;
            share: number;
            win: number;
            score: number;
            margin: number;
        };
        /** ChatTold */
        ChatTold: {
            number: number;
            seat: number;
            text: string;
            at: number;
        };
        /** ClockTold */
        ClockTold: {
            kind: string;
            seconds: number;
            increment: number;
            out: string;
            running: number | null;
            left: (number | null)[];
        };
        /** ClockWish */
        ClockWish: {
            /**
             * @default none
             * @enum {string}
             */
            kind?: "none" | "bank" | "move";
            /** @default 0 */
            seconds?: number;
            /** @default 0 */
            increment?: number;
            /**
             * @default bot-moves
             * @enum {string}
             */
            out?: "bot-moves" | "hand-over";
            /** @default  */
            bot?: string;
        };
        /** DoneTold */
        DoneTold: {
            done: boolean;
        };
        /** EditionTold */
        EditionTold: {
            name: string;
            digest: string;
        };
        /** EntryTold */
        EntryTold: {
            entry: number;
        };
        /** ErrorTold */
        ErrorTold: {
            status: number;
            code: string;
            reason: string;
            entry: number | null;
            clause: string | null;
            facts: {
                [key: string]: string | number;
            } | null;
        };
        /** EventTold */
        EventTold: {
            entry: number;
            event: string;
            seat: number | null;
            clause: string;
            facts: {
                [key: string]: unknown;
            };
            forced: boolean;
            words: string | null;
        };
        /** GameTold */
        GameTold: {
            name: string;
            title: string;
            author: string;
            seats: number[];
            usual_seats: number;
            minutes: number;
            rules: number;
            editions: components["schemas"]["EditionTold"][];
            options: components["schemas"]["OptionTold"][];
            bots: string[];
        };
        /** Hint */
        Hint: {
            /** @default 1 */
            seconds?: number;
            ply?: number | null;
        };
        /** Join */
        Join: {
            name: string;
            invitation?: string | null;
            key?: string | null;
        };
        /** LegalTold */
        LegalTold: {
            number: number;
            words: string;
            form: {
                [key: string]: string | number;
            };
            said: string | null;
        };
        /** LobbyTold */
        LobbyTold: {
            table: string;
            game: string;
            title: string;
            options: {
                [key: string]: boolean | number;
            };
            names: string[];
            free: number;
            clock: components["schemas"]["ClockTold"];
            created: number;
        };
        /** Mine */
        Mine: {
            keys: string[];
        };
        /** Move */
        Move: {
            entry: number;
            words: string;
            /** @default  */
            request?: string;
        };
        /** MoveTold */
        MoveTold: {
            entry: number;
            seat: number;
            words: string | null;
        };
        /** NewTable */
        NewTable: {
            game: string;
            seats: components["schemas"]["SeatWish"][];
            options?: {
                [key: string]: boolean | number;
            };
            /** @default  */
            edition?: string;
            clock?: components["schemas"]["ClockWish"];
            /** @default false */
            listed?: boolean;
        };
        /** OpenedTold */
        OpenedTold: {
            table: string;
            watch: string;
            seats: components["schemas"]["SeatKeyTold"][];
        };
        /** OptionTold */
        OptionTold: {
            name: string;
            default: boolean | number;
            text: string;
            choices: (boolean | number)[];
            seats: number[];
        };
        /** Pause */
        Pause: {
            paused: boolean;
        };
        /** PlanStep */
        PlanStep: {
            /** @default  */
            words?: string;
            /** @default  */
            verb?: string;
            /** @default 0 */
            most?: number;
        };
        /** PlanStepTold */
        PlanStepTold: {
            words: string;
            verb: string;
            most: number;
        };
        /** PlanTold */
        PlanTold: {
            steps: components["schemas"]["PlanStepTold"][];
            holds: string;
        };
        /** PlanWish */
        PlanWish: {
            steps?: components["schemas"]["PlanStep"][];
            /**
             * @default turn
             * @enum {string}
             */
            holds?: "turn" | "auction";
        };
        /** PlayTold */
        PlayTold: {
            turn: number | null;
            view: {
                [key: string]: unknown;
            };
            ask: string | null;
            legal: components["schemas"]["LegalTold"][];
            may_undo: boolean;
            events: components["schemas"]["EventTold"][];
            moves: components["schemas"]["MoveTold"][];
            undone: components["schemas"]["UndoneTold"][];
            result: components["schemas"]["ResultTold"] | null;
        };
        /** Rematch */
        Rematch: {
            key?: string | null;
        };
        /** ResultTold */
        ResultTold: {
            scores: number[];
            ranks: number[];
            sheets: components["schemas"]["SheetTold"][];
            seed: string;
        };
        /** Say */
        Say: {
            text: string;
        };
        /** SeatKeyTold */
        SeatKeyTold: {
            seat: number;
            kind: string;
            key: string | null;
            invitation: string | null;
        };
        /** SeatTold */
        SeatTold: {
            seat: number;
            person: boolean;
            joined: boolean;
            bot: string;
            here: boolean;
        };
        /** SeatWish */
        SeatWish: {
            /** @enum {string} */
            kind: "you" | "person" | "bot";
            /** @default  */
            name?: string;
            /** @default  */
            bot?: string;
        };
        /** SeatedTold */
        SeatedTold: {
            table: string;
            seat: number;
            key: string;
        };
        /** SheetTold */
        SheetTold: {
            seat: number;
            parts: {
                [key: string]: number | null;
            };
            total: number | null;
        };
        /** SummaryTold */
        SummaryTold: {
            table: string;
            game: string;
            title: string;
            rules: number;
            edition: components["schemas"]["EditionTold"];
            options: {
                [key: string]: boolean | number;
            };
            commitment: string;
            stage: string;
            reason: string;
            paused: boolean;
            entry: number;
            next_table: string | null;
            key: string;
            seat: number;
            names: string[];
            turn: number | null;
            seats: components["schemas"]["SeatTold"][];
            changed: number;
        };
        /** TableTold */
        TableTold: {
            table: string;
            game: string;
            title: string;
            rules: number;
            edition: components["schemas"]["EditionTold"];
            options: {
                [key: string]: boolean | number;
            };
            commitment: string;
            stage: string;
            reason: string;
            paused: boolean;
            entry: number;
            next_table: string | null;
            you: number | null;
            names: string[];
            seats: components["schemas"]["SeatTold"][];
            clock: components["schemas"]["ClockTold"];
            chat: components["schemas"]["ChatTold"][];
            plan: components["schemas"]["PlanTold"] | null;
            play: components["schemas"]["PlayTold"] | null;
        };
        /** ToBot */
        ToBot: {
            /** @default  */
            bot?: string;
        };
        /** Undo */
        Undo: {
            entry: number;
            /** @default  */
            request?: string;
        };
        /** UndoneTold */
        UndoneTold: {
            entry: number;
            seat: number;
            back_to: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiAboutAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiLobbyLobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LobbyTold"][];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesOpenTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiMineMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Mine"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummaryTold"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesLook: {
        parameters: {
            query?: {
                entry?: number;
                chat?: number;
                language?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesRecordRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesScoresScores: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetTold"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesJoinJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesRematchRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rematch"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesMoveMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description made for another entry */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesUndoUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description made for another entry */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesPlanPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesChatChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesPausePause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Pause"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesBotToBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToBot"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesSeatsBotReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToBot"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesBackTakeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesLeaveLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiTablesHintHint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hint"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisTold"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description no such table, or not with this key */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description refused: see reason and clause */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description busy */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
    ApiHealthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneTold"];
                };
            };
            /** @description from a foreign page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
            /** @description too many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorTold"];
                };
            };
        };
    };
}
