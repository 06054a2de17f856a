import type { AccountChange, AccountRecordKind, AccountStore } from './account-store.ts';
import type { AuthEmulatorModules, AuthProjectState, AuthRecord } from './auth-emulator-modules.ts';

/** Secrets of second factors by their enrolment. They stand apart from the accounts, which every look-up hands out. */
export interface FactorRecords {
  get(enrollmentId: string): AuthRecord | undefined;
  set(enrollmentId: string, record: AuthRecord): void;
  delete(enrollmentId: string): void;
}

/** A project of the emulator whose changes can be written down. */
export interface PersistentProject {
  readonly state: AuthProjectState;
  readonly factors: FactorRecords;
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
  const factors = new Map<string, AuthRecord>();
  acceptAuthenticatorApps(state);
  for (const saved of store.read(projectId)) restore(state, factors, saved);
  const changed = observeChanges(state, factors);
  let savedConfig = JSON.stringify(state.config);
  // A misspelt tenant must fail as it does in production, not open an empty tenant that is never saved.
  state.getTenantProject = () => {
    throw modules.badRequest('INVALID_TENANT_ID');
  };
  return {
    state,
    factors: {
      get: (id) => factors.get(id),
      set(id, record) {
        factors.set(id, record);
        changed.touch('totp', id);
      },
      delete(id) {
        if (factors.delete(id)) changed.touch('totp', id);
      },
    },
    save() {
      const changes = changed.take();
      const config = JSON.stringify(state.config);
      if (config !== savedConfig) changes.push({ kind: 'config', id: '', record: state.config });
      if (changes.length > 0) store.write(projectId, changes);
      savedConfig = config;
    },
  };
}

type Factors = Map<string, AuthRecord>;
type TouchedKind = Exclude<AccountRecordKind, 'config'>;

/** The emulator takes phone numbers only; enrolments by an app are checked by who makes them. */
function acceptAuthenticatorApps(state: AuthProjectState): void {
  const validate = state.validateMfaEnrollments.bind(state);
  state.validateMfaEnrollments = (enrollments) => {
    validate(enrollments.filter(({ totpInfo }) => totpInfo === undefined));
    return enrollments;
  };
}

function recordsOf(state: AuthProjectState, factors: Factors, kind: TouchedKind) {
  const maps = {
    totp: factors,
    user: state.users,
    oob: state.oobs,
    verification: state.verificationCodes,
    proof: state.temporaryProofs,
  };
  return maps[kind];
}

function restore(
  state: AuthProjectState,
  factors: Factors,
  { kind, id, record }: Required<AccountChange>,
): void {
  // The emulator's own method also rebuilds its look-ups by e-mail, phone and provider.
  if (kind === 'user') state.overwriteUserWithLocalId(id, record);
  else if (kind === 'config') Object.assign(state.config, record);
  else recordsOf(state, factors, kind).set(id, record);
}

/** Notes which records the emulator touches; their content is read only when they are saved. */
function observeChanges(
  state: AuthProjectState,
  factors: Factors,
): { touch(kind: TouchedKind, id: unknown): void; take(): AccountChange[] } {
  const touched = new Map<string, { kind: TouchedKind; id: string }>();
  const touch = (kind: TouchedKind, id: unknown) => {
    touched.set(`${kind} ${id}`, { kind, id: String(id) });
  };
  observe(state, 'updateUserByLocalId', (_result, localId) => touch('user', localId));
  observe(state, 'deleteUser', (_result, user) => {
    const { localId } = user as AuthRecord;
    touch('user', localId);
    for (const [id, factor] of factors) {
      if (factor.localId !== localId) continue;
      factors.delete(id);
      touch('totp', id);
    }
  });
  observe(state, 'createOob', (oob) => touch('oob', oob.oobCode));
  observe(state, 'deleteOobCode', (_result, code) => touch('oob', code));
  observe(state, 'createVerificationCode', (code) => touch('verification', code.sessionInfo));
  observe(state, 'deleteVerificationCodeBySessionInfo', (_result, id) => touch('verification', id));
  observe(state, 'createTemporaryProof', (proof) => touch('proof', proof.temporaryProof));
  const deleteAllAccounts = state.deleteAllAccounts.bind(state);
  state.deleteAllAccounts = () => {
    for (const localId of state.users.keys()) touch('user', localId);
    for (const id of factors.keys()) touch('totp', id);
    factors.clear();
    deleteAllAccounts();
  };
  return {
    touch,
    take() {
      const changes = [...touched.values()].map(({ kind, id }): AccountChange => {
        const record = recordsOf(state, factors, kind).get(id);
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
