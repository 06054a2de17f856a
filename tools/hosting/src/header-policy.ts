import { type AllowedOrigins, contentSecurityPolicy } from './content-security-policy.ts';

/** Header names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** What a request path stands for; each kind has one row in architecture 3g. */
export type ResourceKind = 'page' | 'shell-asset' | 'registry' | 'release-asset' | 'missing';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NOSNIFF = { 'x-content-type-options': 'nosniff' } as const;

const PERMISSIONS_POLICY = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

/** Headers of the shell's HTML, for the origin's root and every deep link. */
function pageHeaders(origins: AllowedOrigins): Headers {
  return {
    ...NOSNIFF,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(origins),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** The production headers of one kind of resource (architecture 3g). Content-Type and ETag come from the server. */
export function headersFor(kind: ResourceKind, origins: AllowedOrigins): Headers {
  switch (kind) {
    case 'page':
      return pageHeaders(origins);
    case 'shell-asset':
      return { ...NOSNIFF, 'cache-control': IMMUTABLE };
    case 'registry':
      return { ...NOSNIFF, 'cache-control': 'no-cache' };
    case 'release-asset':
      return {
        ...NOSNIFF,
        'cache-control': IMMUTABLE,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
      };
    case 'missing':
      return { ...NOSNIFF, 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
  }
}
