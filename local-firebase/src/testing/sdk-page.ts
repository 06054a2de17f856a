import { openSdkSession, type SdkSession, type SdkSessionOptions } from './sdk-session.ts';

/** How one step ended; an Error would lose its code on its way out of the page. */
export type StepOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** What the page offers to the test. */
export interface SdkPage {
  open(options: SdkSessionOptions): void;
  run(step: string, details: readonly unknown[]): Promise<StepOutcome>;
}

declare global {
  var sdkPage: SdkPage;
}

let session: SdkSession | undefined;

globalThis.sdkPage = {
  open(options) {
    session = openSdkSession(options);
  },
  async run(step, details) {
    try {
      const steps = session as unknown as Record<string, (...details: unknown[]) => Promise<unknown>>;
      const value = await steps[step]?.(...details);
      return { ok: true, value: value ?? null };
    } catch (thrown) {
      const { code = 'none', message } = thrown as Error & { code?: string };
      return { ok: false, code, message };
    }
  },
};
