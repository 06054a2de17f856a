/** Whose file it is, and with which announcement it came. */
export interface FilePlace {
  readonly clientId: string;
  readonly announcementId: string;
}
