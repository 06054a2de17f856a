/** The part of web storage that the setting needs. */
type SettingStorage = Pick<Storage, 'getItem' | 'setItem'>;

function settingKey(userId: string): string {
  return `vcms.review-shortcuts.${userId}`;
}

/** Single-key shortcuts are on until somebody turns them off (WCAG 2.1.4). */
export function readShortcutsOn(storage: SettingStorage, userId: string): boolean {
  try {
    return storage.getItem(settingKey(userId)) !== 'off';
  } catch {
    return true;
  }
}

export function writeShortcutsOn(storage: SettingStorage, userId: string, isOn: boolean): void {
  try {
    storage.setItem(settingKey(userId), isOn ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing has them on again after a reload.
  }
}
