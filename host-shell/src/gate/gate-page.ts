import type { AuthChange } from '../backend/auth-gateway.ts';
import type { GatePerson } from '../backend/gate-answer.ts';
import type { GateBackend } from '../backend/gate-backend.ts';
import { staffIdIn } from './badge-path.ts';
import { createGateView } from './gate-view.ts';
import { isSignOutPending, leadToSignIn } from './sign-in.ts';

export interface GatePageOptions {
  readonly root: HTMLElement;
  readonly view: Window;
  readonly backend: GateBackend;
}

/** An answer is asked for anew so often at least: a day begins, and a reason may change without a change of standing. */
const AGAIN_MS = 60_000;
/** The role whose gate it is; the server asks the same. */
const ROLE = '5003';
const OFFLINE = 'There is no connection. Check your connection, then check again.';

/** Says whether the person of the address may enter, and keeps saying it. Returns the end. */
export function startGatePage({ root, view, backend }: GatePageOptions): () => void {
  const page = createGateView(root, () => void ask());
  const staffId = staffIdIn(view.location.pathname);
  let userId: string | undefined;
  let asking = false;
  let isWanted = false;
  let watched: string | undefined;
  let endWatch: () => void = () => undefined;
  let photo: string | undefined;

  function forget(): void {
    endWatch();
    endWatch = () => undefined;
    watched = undefined;
    photo = undefined;
  }

  function signIn(): void {
    userId = undefined;
    forget();
    page.showChecking();
    leadToSignIn(view);
  }

  function receive(change: AuthChange): void {
    if (change.kind === 'out' || isSignOutPending(view)) signIn();
    else if (change.kind === 'unverified') page.showProblem(OFFLINE);
    else if (change.identity.claims.role !== ROLE || staffId === undefined) page.showNoPage();
    else enter(change.identity.userId);
  }

  function enter(next: string): void {
    if (userId === next) return;
    if (userId !== undefined) {
      forget();
      page.showChecking();
    }
    userId = next;
    void ask();
  }

  /** Changes come several at a time: one question runs, and one more after it for what came meanwhile. */
  async function ask(): Promise<void> {
    if (userId === undefined || staffId === undefined) return;
    if (asking) {
      isWanted = true;
      return;
    }
    asking = true;
    isWanted = false;
    const asker = userId;
    const result = await backend.ask(staffId);
    asking = false;
    if (asker !== userId || isWanted) void ask();
    if (asker !== userId) return;
    if (!result.ok) {
      if (result.kind === 'refused' && result.reason === 'not-signed-in') signIn();
      else if (result.kind === 'refused' && result.reason === 'not-allowed') {
        forget();
        page.showRefused(result.message);
      } else page.showProblem(result.message);
      return;
    }
    page.showAnswer(result.value);
    if (result.value.kind === 'person') follow(result.value);
    else forget();
  }

  /** What takes more code or bytes comes after the answer. */
  function follow(person: GatePerson): void {
    const { contractorId, photo: wanted, watch } = person;
    if (wanted !== undefined && wanted !== photo) {
      photo = wanted;
      void backend.openPhoto(contractorId, wanted).then((file) => {
        if (file !== undefined && photo === wanted) page.showPhoto(wanted, URL.createObjectURL(file));
      });
    }
    if (watched === watch.join()) return;
    endWatch();
    const mine = watch.join();
    watched = mine;
    backend
      .listen(watch, { changed: () => void ask(), live: (isLive) => page.showLive(isLive) })
      .then((end) => {
        if (watched === mine) endWatch = end;
        else end();
      })
      // Without it the page asks each minute.
      .catch(() => {
        watched = undefined;
      });
  }

  const whileSeen = () => {
    if (view.document.visibilityState === 'visible') void ask();
  };
  const lost = () => page.showProblem(OFFLINE);
  page.showChecking();
  if (isSignOutPending(view)) {
    signIn();
    return () => undefined;
  }
  const stop = backend.observe(receive);
  const timer = view.setInterval(whileSeen, AGAIN_MS);
  view.document.addEventListener('visibilitychange', whileSeen);
  view.addEventListener('online', whileSeen);
  view.addEventListener('offline', lost);
  return () => {
    stop();
    forget();
    view.clearInterval(timer);
    view.document.removeEventListener('visibilitychange', whileSeen);
    view.removeEventListener('online', whileSeen);
    view.removeEventListener('offline', lost);
  };
}
