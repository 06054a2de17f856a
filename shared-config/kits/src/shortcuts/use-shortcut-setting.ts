import { useSession } from '@vcms/sdk';
import { useState } from 'react';
import { readShortcutsOn, writeShortcutsOn } from './shortcut-setting.ts';

/** Whether single-key shortcuts are on for this person, kept in the browser. */
export function useShortcutSetting(): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  const { userId } = useSession();
  const [isOn, setOn] = useState(() => readShortcutsOn(window.localStorage, userId));
  return [
    isOn,
    (next) => {
      writeShortcutsOn(window.localStorage, userId, next);
      setOn(next);
    },
  ];
}
