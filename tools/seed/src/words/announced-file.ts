/** A file of one of the demo announcements. */
export const DEMO_ANNOUNCED_FILE = {
  announcementId: 'announcement-8',
  documentId: 'announced-crane-path',
  fileName: 'crane-path-closures.csv',
  text: [
    'Day,From,To,Deliveries by',
    'Monday,6 a.m.,6 p.m.,South gate',
    'Tuesday,6 a.m.,6 p.m.,South gate',
    'Wednesday,6 a.m.,noon,South gate',
    '',
  ].join('\n'),
} as const;

/** What its record and those who got it are told of it; size in bytes. */
export function demoAnnouncedFile() {
  const { documentId: id, fileName, text } = DEMO_ANNOUNCED_FILE;
  return { id, fileName, size: Buffer.byteLength(text) };
}
