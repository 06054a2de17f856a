import type { ReleaseNotice } from './release-notice.ts';

/** What a notice bar says. */
export interface NoticeText {
  readonly title: string;
  readonly advice: string;
}

/** The words for a notice; the button beside them is called "Refresh". */
export function noticeText({ kind }: ReleaseNotice): NoticeText {
  switch (kind) {
    case 'blocked':
      return {
        title: 'This page must be refreshed.',
        advice: 'Save your changes, then refresh. Otherwise it happens when you go to another page.',
      };
    case 'shell-outdated':
      return {
        title: 'A newer version of this site is available.',
        advice: 'Refresh the page to use it.',
      };
    case 'superseded':
      return {
        title: 'A new version is available.',
        advice: 'Refresh the page when it suits you.',
      };
  }
}
