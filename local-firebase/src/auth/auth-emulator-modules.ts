import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';

/**
 * The inner modules of firebase-tools that make up the official Auth emulator. They are no public API, so the
 * version is pinned exactly and every shape used is written down here (local-firebase 9).
 */
export interface AuthEmulatorModules {
  createApp(projectId: string, singleProjectMode: number, states: ProjectStateMap): Promise<RequestListener>;
  readonly apiSpec: AuthApiSpec;
  /** What the calls run; `createApp` reads it once, at its start. */
  readonly operations: AuthOperations;
  createProjectState(projectId: string): AuthProjectState;
  /** An answer `400 {error: {message}}` in the form of the real service. */
  badRequest(message: string): Error;
}

/** What `createApp` needs of the map of projects. */
interface ProjectStateMap {
  get(projectId: string): AuthProjectState | undefined;
  set(projectId: string, state: AuthProjectState): unknown;
}

export type AuthRecord = Record<string, unknown>;

/** One call; `context` is the router's. */
export type AuthOperation = (state: AuthProjectState, body: AuthRecord, context: unknown) => unknown;

/** Only what second factors touch. */
interface AuthOperations {
  readonly identitytoolkit: {
    readonly accounts: {
      readonly lookup: AuthOperation;
      signInWithPassword: AuthOperation;
      signInWithIdp: AuthOperation;
      signInWithEmailLink: AuthOperation;
      readonly mfaEnrollment: Record<'start' | 'finalize' | 'withdraw', AuthOperation>;
      readonly mfaSignIn: Record<'start' | 'finalize', AuthOperation>;
    };
  };
  readonly securetoken: {
    token(state: AuthProjectState, body: AuthRecord): AuthRecord;
  };
}

/** The state of one project, all in memory. Only members that persistence touches. */
export interface AuthProjectState {
  readonly users: Map<string, AuthRecord>;
  readonly oobs: Map<string, AuthRecord>;
  readonly verificationCodes: Map<string, AuthRecord>;
  readonly temporaryProofs: Map<string, AuthRecord>;
  readonly config: AuthRecord;
  getUserByEmail(email: string): AuthRecord | undefined;
  createUserWithLocalId(localId: string, fields: AuthRecord): AuthRecord | undefined;
  updateUserByLocalId(localId: string, fields: AuthRecord, options?: unknown): AuthRecord;
  overwriteUserWithLocalId(localId: string, fields: AuthRecord): AuthRecord;
  deleteUser(user: AuthRecord): void;
  deleteAllAccounts(): void;
  createOob(...details: unknown[]): AuthRecord;
  deleteOobCode(oobCode: string): boolean;
  createVerificationCode(phoneNumber: string): AuthRecord;
  deleteVerificationCodeBySessionInfo(sessionInfo: string): boolean;
  createTemporaryProof(phoneNumber: string): AuthRecord;
  createRefreshTokenFor(user: AuthRecord, provider: string, details: AuthRecord): string;
  /** Throws for factors that are none. */
  validateMfaEnrollments(enrollments: readonly AuthRecord[]): readonly AuthRecord[];
  getTenantProject(tenantId: string): unknown;
}

/** An OpenAPI document, as far as trimming it goes. */
export interface AuthApiSpec {
  readonly paths: Record<string, Record<string, unknown>>;
}

interface LoggerModule {
  readonly logger: { silent: boolean };
}
interface EmulatorLoggerModule {
  readonly EmulatorLogger: { setVerbosity(level: number): void };
  readonly Verbosity: { readonly SILENT: number };
}
interface OperationsModule {
  readonly authOperations: AuthOperations;
}
interface StateModule {
  readonly AgentProjectState: new (projectId: string) => AuthProjectState;
}
interface ExegesisModule {
  middleware(spec: unknown, options: Record<string, unknown>): Promise<unknown>;
}
interface ErrorsModule {
  readonly BadRequestError: new (message: string) => Error;
}

/** Loads the emulator (about 0.5 s) and makes it silent: its log lines would mix with the answers of the CLI. */
export function loadAuthEmulatorModules(): AuthEmulatorModules {
  const require = createRequire(import.meta.url);
  const load = (path: string): unknown => require(`firebase-tools/lib/${path}`);
  const { EmulatorLogger, Verbosity } = load('emulator/emulatorLogger') as EmulatorLoggerModule;
  EmulatorLogger.setVerbosity(Verbosity.SILENT);
  (load('logger') as LoggerModule).logger.silent = true;
  compileValidatorsLate(require);
  const { createApp } = load('emulator/auth/server') as Pick<AuthEmulatorModules, 'createApp'>;
  const { AgentProjectState } = load('emulator/auth/state') as StateModule;
  const { BadRequestError } = load('emulator/auth/errors') as ErrorsModule;
  return {
    createApp,
    apiSpec: (load('emulator/auth/apiSpec') as { default: AuthApiSpec }).default,
    operations: (load('emulator/auth/operations') as OperationsModule).authOperations,
    createProjectState: (projectId) => new AgentProjectState(projectId),
    badRequest: (message) => new BadRequestError(message),
  };
}

/**
 * Lets the emulator's router compile the validator of a parameter or body when the first request needs it, its own
 * option: all of them at the start took 0.9 of 1.5 s.
 */
function compileValidatorsLate(require: NodeJS.Require): void {
  const emulator = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server'));
  const exegesis = emulator('exegesis-express') as ExegesisModule;
  const { middleware } = exegesis;
  exegesis.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });
}
