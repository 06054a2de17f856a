/** Connections Chromium, Firefox and Safari open to one host over HTTP/1.1, over all tabs of a profile. */
const CONNECTIONS_PER_BROWSER = 6;
/** While every connection may be taken, one becomes free this often. */
const TURN_MS = 25;

/**
 * Shares a browser's few connections between its tabs. Each live tab has one or two GETs that hang; with six of them
 * no other request would ever leave the browser (local-firebase 10.1), nor could the server see that one waits there.
 * So while six hang, the one that has hung longest is released every few milliseconds: what waits in the browser goes
 * first, and the client of the released one asks again behind it.
 */
export interface ConnectionBudget {
  /**
   * Counts a GET that begins to hang.
   * @param client tells browsers apart; if it cannot, they take turns with each other, which is slower but works
   * @param release ends the GET so that its client asks again; called once at most
   * @returns to be called when the GET has ended, for whatever reason
   */
  enter(client: string, release: () => void): () => void;
}

interface Hanging {
  readonly release: () => void;
}

export function createConnectionBudget(): ConnectionBudget {
  const browsers = new Map<string, BrowserTurns>();
  return {
    enter(client, release) {
      const turns = browsers.get(client) ?? new BrowserTurns();
      browsers.set(client, turns);
      const hanging = { release };
      turns.add(hanging);
      return () => {
        if (turns.remove(hanging) === 0) browsers.delete(client);
      };
    },
  };
}

/** The hanging GETs of one browser, oldest first. */
class BrowserTurns {
  private readonly hanging = new Set<Hanging>();
  private timer: NodeJS.Timeout | undefined;

  add(entry: Hanging): void {
    this.hanging.add(entry);
    if (this.timer === undefined) this.await();
  }

  /** Answers how many are left. */
  remove(entry: Hanging): number {
    this.hanging.delete(entry);
    return this.hanging.size;
  }

  private await(): void {
    if (this.hanging.size < CONNECTIONS_PER_BROWSER) return;
    this.timer = setTimeout(() => this.turn(), TURN_MS);
  }

  private turn(): void {
    this.timer = undefined;
    const [oldest] = this.hanging;
    if (oldest === undefined || this.hanging.size < CONNECTIONS_PER_BROWSER) return;
    this.hanging.delete(oldest);
    oldest.release();
    this.await();
  }
}
