import type { AccountChange, AccountRecordKind, AccountStore } from './account-store.ts';
import type { AuthEmulatorModules, AuthProjectState, AuthRecord } from './auth-emulator-modules.ts';

/** A project of the emulator whose changes can be written down. */
export interface PersistentProject {
  readonly state: AuthProjectState;
  /** Writes what changed since the last call; durable on return. */
  save(): void;
}

/** Creates a project with what the store has of it. */
export function createPersistentProject(
  modules: AuthEmulatorModules,
  store: AccountStore,
  projectId: string,
): PersistentProject {
  const state = modules.createProjectState(projectId);
  for (const saved of store.read(projectId)) restore(state, saved);
  const changed = observeChanges(state);
  let savedConfig = JSON.stringify(state.config);
  // A misspelt tenant must fail as it does in production, not open an empty tenant that is never saved.
  state.getTenantProject = () => {
    throw modules.badRequest('INVALID_TENANT_ID');
  };
  return {
    state,
    save() {
      const changes = changed.take();
      const config = JSON.stringify(state.config);
      if (config !== savedConfig) changes.push({ kind: 'config', id: '', record: state.config });
      if (changes.length > 0) store.write(projectId, changes);
      savedConfig = config;
    },
  };
}

function recordsOf(state: AuthProjectState, kind: Exclude<AccountRecordKind, 'config'>) {
  const maps = {
    user: state.users,
    oob: state.oobs,
    verification: state.verificationCodes,
    proof: state.temporaryProofs,
  };
  return maps[kind];
}

function restore(state: AuthProjectState, { kind, id, record }: Required<AccountChange>): void {
  // The emulator's own method also rebuilds its look-ups by e-mail, phone and provider.
  if (kind === 'user') state.overwriteUserWithLocalId(id, record);
  else if (kind === 'config') Object.assign(state.config, record);
  else recordsOf(state, kind).set(id, record);
}

/** Notes which records the emulator touches; their content is read only when they are saved. */
function observeChanges(state: AuthProjectState): { take(): AccountChange[] } {
  const touched = new Map<string, { kind: Exclude<AccountRecordKind, 'config'>; id: string }>();
  const touch = (kind: Exclude<AccountRecordKind, 'config'>, id: unknown) => {
    touched.set(`${kind} ${id}`, { kind, id: String(id) });
  };
  observe(state, 'updateUserByLocalId', (_result, localId) => touch('user', localId));
  observe(state, 'deleteUser', (_result, user) => touch('user', (user as AuthRecord).localId));
  observe(state, 'createOob', (oob) => touch('oob', oob.oobCode));
  observe(state, 'deleteOobCode', (_result, code) => touch('oob', code));
  observe(state, 'createVerificationCode', (code) => touch('verification', code.sessionInfo));
  observe(state, 'deleteVerificationCodeBySessionInfo', (_result, id) => touch('verification', id));
  observe(state, 'createTemporaryProof', (proof) => touch('proof', proof.temporaryProof));
  const deleteAllAccounts = state.deleteAllAccounts.bind(state);
  state.deleteAllAccounts = () => {
    for (const localId of state.users.keys()) touch('user', localId);
    deleteAllAccounts();
  };
  return {
    take() {
      const changes = [...touched.values()].map(({ kind, id }): AccountChange => {
        const record = recordsOf(state, kind).get(id);
        return record === undefined ? { kind, id } : { kind, id, record };
      });
      touched.clear();
      return changes;
    },
  };
}

type Observable =
  | 'updateUserByLocalId'
  | 'deleteUser'
  | 'createOob'
  | 'deleteOobCode'
  | 'createVerificationCode'
  | 'deleteVerificationCodeBySessionInfo'
  | 'createTemporaryProof';

/** Calls `note` after each call of one method of one object. */
function observe<Name extends Observable>(
  state: AuthProjectState,
  name: Name,
  note: (result: ReturnType<AuthProjectState[Name]>, firstArgument: unknown) => void,
): void {
  const original = state[name].bind(state) as (...details: unknown[]) => ReturnType<AuthProjectState[Name]>;
  const observed = (...details: unknown[]) => {
    const result = original(...details);
    note(result, details[0]);
    return result;
  };
  Object.assign(state, { [name]: observed });
}
