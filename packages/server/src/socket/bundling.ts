/** What is sent to a page in one turn of the event loop leaves in one piece: news, an answer and a list cost one packet. */

/** What lies below a socket: it keeps what is written from `cork` to `uncork`. */
export interface Wire {
  cork(): void;
  uncork(): void;
}

/** Returns what is called before something is sent over a wire. */
export function createBundling(): (wire: Wire) => void {
  const held = new Set<Wire>();
  const release = () => {
    for (const wire of held) wire.uncork();
    held.clear();
  };
  return (wire) => {
    if (held.has(wire)) return;
    // After everything that follows from what is being done: promises come first.
    if (held.size === 0) process.nextTick(release);
    held.add(wire);
    wire.cork();
  };
}
