/**
 * The app without a network, and its newer versions. A service worker fetches all files in the background; a newer
 * version waits until the person wants it, so that nothing reloads in the middle of a game.
 */

/** The first visit shall show a table soon: everything else is fetched after that. */
const FIRST_VISIT_PATIENCE = 5000;
/** Pages stay open for days. */
const TIME_BETWEEN_LOOKS = 3_600_000;

let waiting: ServiceWorker | undefined = $state.raw();

/** Whether a newer version is there, ready to be used. */
export function needsRefresh(): boolean {
  return waiting !== undefined;
}

/** Changes to the newer version: the page loads again. Games are kept, as always. */
export function refresh(): void {
  const reload = () => location.reload();
  if (waiting?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  } else {
    // Another page of this browser has changed to it already.
    reload();
  }
}

/** Called once, when the page begins. Does nothing while developing, and where the browser can't (plain http, mostly). */
export function keepForOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  setTimeout(() => void register(), isFirstVisit() ? FIRST_VISIT_PATIENCE : 0);
}

/** Whether nothing of the app is kept in this browser yet: what is not urgent shall wait. */
export function isFirstVisit(): boolean {
  try {
    return navigator.serviceWorker.controller === null;
  } catch {
    // Where cookies are blocked, even to ask is forbidden.
    return true;
  }
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    watch(registration.installing);
    setInterval(() => void registration.update().catch(() => {}), TIME_BETWEEN_LOOKS);
  } catch (error) {
    // A browser that refuses: the app works as long as there is a network.
    console.warn(error);
  }
}

function watch(worker: ServiceWorkerRegistration['installing']): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') offer(worker);
  });
}

/** The very first version has nothing to replace. */
function offer(worker: ServiceWorker): void {
  if (navigator.serviceWorker.controller !== null) waiting = worker;
}
