import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AccountStore } from './account-store.ts';
import { loadAuthEmulatorModules } from './auth-emulator-modules.ts';
import { answerGuarded, guardProject, refusePasswords } from './guard-project.ts';
import { ADDRESS_GUESS_LIMIT, createGuessLimit, type GuessLimit, type GuessLimits } from './guess-limit.ts';
import { createPersistentProject, type PersistentProject } from './persistent-project.ts';
import { SecondFactor } from './second-factor.ts';
import { answerSecondFactors, leadSecondFactors } from './second-factor-operations.ts';
import type { SignInSettings } from './sign-in-settings.ts';
import { totpSettingsOf } from './totp-settings.ts';
import { trimApiSpec } from './trim-api-spec.ts';

/** The Auth service: the official emulator, with accounts that outlive it. */
export interface AuthEndpoint {
  /** Answers false when the path is not its own. The first request waits for the emulator, about half a second. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
}

const OWN_PATHS =
  /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com\/identitytoolkit|emulator)\//;

/** The emulator's own switch: any number of projects, without a word about it. */
const ANY_PROJECT = 0;

/** Who may sign in how, and the time. */
export interface AuthEndpointOptions {
  readonly settings?: SignInSettings;
  /** Passwords that nobody may choose, in small letters. */
  readonly refusedPasswords?: ReadonlySet<string>;
  /** Milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

/**
 * The emulator is loaded for the first request that is its own: it takes more of a start than all the rest.
 * @param projectId owner of every API key: clients name no project in their calls.
 */
export function createAuthEndpoint(
  projectId: string,
  store: AccountStore,
  { settings = {}, refusedPasswords = new Set(), now = Date.now }: AuthEndpointOptions = {},
): AuthEndpoint {
  const guesses = createGuessLimit(now);
  const limits: GuessLimits = { accounts: guesses, addresses: createGuessLimit(now, ADDRESS_GUESS_LIMIT) };
  const projects = new Map<string, PersistentProject>();
  const saveAll = () => {
    for (const project of projects.values()) project.save();
  };
  let app: Promise<RequestListener> | undefined;
  return {
    async handle(request, response, url) {
      if (!OWN_PATHS.test(url.pathname)) return false;
      app ??= openEmulator(projectId, store, projects, { settings, guesses, refusedPasswords, now });
      const answer = await app;
      saveBeforeAnswer(response, saveAll);
      answerGuarded(request, response, settings, limits, () => answer(request, response));
      return true;
    },
  };
}

async function openEmulator(
  projectId: string,
  store: AccountStore,
  projects: Map<string, PersistentProject>,
  {
    settings,
    guesses,
    refusedPasswords,
    now,
  }: Required<AuthEndpointOptions> & { readonly guesses: GuessLimit },
): Promise<RequestListener> {
  const modules = loadAuthEmulatorModules();
  trimApiSpec(modules.apiSpec);
  leadSecondFactors(modules);
  return modules.createApp(projectId, ANY_PROJECT, {
    get(id) {
      const known = projects.get(id);
      if (known !== undefined) return known.state;
      const project = createPersistentProject(modules, store, id);
      guardProject(modules, project.state, settings, guesses);
      refusePasswords(modules, project.state, settings, refusedPasswords);
      const { state, factors: records } = project;
      const parts = { modules, state, records, settings: totpSettingsOf(settings), guesses, now };
      answerSecondFactors(state, new SecondFactor(parts));
      projects.set(id, project);
      return project.state;
    },
    set: () => undefined,
  });
}

/** Nothing of an answer leaves before what it acknowledges is on disk. */
function saveBeforeAnswer(response: ServerResponse, save: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...details: unknown[]) => ServerResponse;
  const saving = (...details: unknown[]) => {
    save();
    return writeHead(...details);
  };
  Object.assign(response, { writeHead: saving });
}
