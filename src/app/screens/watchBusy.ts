/** How long the visitor is busy after each event, in ms. */
const busyMs: Readonly<Record<string, number>> = {
  // A release in another window fires no event here.
  pointerdown: 5_000,
  keydown: 5_000,
  pointerup: 0,
  pointercancel: 0,
  // A visitor who types pauses for less than this.
  keyup: 500,
  input: 500,
};

/** Calls back with whether the visitor is typing, or pressing a key or a pointer. Returns an unsubscribe function. */
export function watchBusy(onChange: (isBusy: boolean) => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleEvent = ({ type }: Event) => {
    // In a task of its own, so that the browser responds to the input before React renders.
    setTimeout(onChange, 0, true);
    clearTimeout(timer);
    timer = setTimeout(onChange, busyMs[type], false);
  };
  for (const type of Object.keys(busyMs)) addEventListener(type, handleEvent, { signal: end.signal });
  return () => end.abort();
}
