import { useEffect, useState } from 'react';
import type { DataResult } from '../../backend/data-failure.ts';
import type { OwnProfile } from '../../backend/own-profile.ts';
import type { ProfileEditor } from '../../backend/profile-editor.ts';

export interface LoadedProfile {
  /** undefined while it loads. */
  readonly result: DataResult<OwnProfile> | undefined;
  readonly retry: () => void;
}

/** Reads the profile once: a form must not change under the fingers of who fills it in. */
export function useOwnProfile(editor: ProfileEditor, userId: string): LoadedProfile {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<DataResult<OwnProfile>>();
  // Runs again by its dependencies: a new attempt reads again.
  useEffect(() => {
    let wanted = true;
    setResult(undefined);
    void editor.read(userId).then((read) => wanted && setResult(read));
    return () => {
      wanted = false;
    };
  }, [editor, userId, attempt]);
  return { result, retry: () => setAttempt((last) => last + 1) };
}
