import type { FirebaseApp } from 'firebase/app';
import { type AppCheckOptions, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

type Provider = AppCheckOptions['provider'];

/**
 * Registers App Check with the app: services that start afterwards send its token. Reached by a dynamic import only.
 * No token is fetched here, so a visitor whom reCAPTCHA cannot judge is refused by what enforces it, not by the page.
 */
export function startAppCheck(app: FirebaseApp, provider: Provider): void {
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

/** `siteKey`: of reCAPTCHA Enterprise, as in the page's configuration. */
export function recaptcha(siteKey: string): Provider {
  return new ReCaptchaEnterpriseProvider(siteKey);
}
