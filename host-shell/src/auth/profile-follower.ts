import { dataFailureOf } from '../backend/data-failure.ts';
import type { UserProfile, UserProfileRepository } from '../backend/user-profile-repository.ts';
import { type After, watchWithRetry } from '../backend/watch-with-retry.ts';
import type { Logger } from '../telemetry/logger.ts';

export interface ProfileFollowerOptions {
  readonly profiles: UserProfileRepository;
  readonly after: After;
  readonly log: Logger;
  readonly onChange: () => void;
  /** The database refuses the profile: of a session that was ended, or by mistake. */
  readonly onRefused: () => void;
}

/** Keeps the stored profile of one user at hand. */
export interface ProfileFollower {
  /** undefined until it has arrived, or when none is stored. */
  readonly current: () => UserProfile | undefined;
  /** Begins with the user; a running one stays. */
  follow(userId: string): void;
  /** Ends and forgets. */
  stop(): void;
}

export function createProfileFollower(options: ProfileFollowerOptions): ProfileFollower {
  const { profiles, after, log, onChange, onRefused } = options;
  let profile: UserProfile | undefined;
  let end: (() => void) | undefined;
  return {
    current: () => profile,
    follow(userId) {
      end ??= watchWithRetry<UserProfile | undefined>((watcher) => profiles.watch(userId, watcher), after, {
        next(value) {
          profile = value;
          onChange();
        },
        retrying(cause) {
          log.warn('session.profile-failed', { cause: String(cause) });
          if (dataFailureOf(cause).kind === 'denied') onRefused();
        },
        gaveUp: (cause) => log.error('session.profile-unavailable', cause),
      });
    },
    stop() {
      end?.();
      end = undefined;
      profile = undefined;
    },
  };
}
