import { createUiSystem, UiProvider } from '@vcms/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginPage } from '../pages/login-page.tsx';
import { ShellLessLayout } from '../pages/shell-less-layout.tsx';
import { SettingsCog } from '../theme/settings-cog.tsx';
import { pruneStyles } from './prune-styles.ts';

/** What the page of /login/ carries beside the app's own. */
export interface FirstPage {
  readonly markup: string;
  readonly style: string;
}

/** Rules of the first form alone: it is there for whom the theme's script has run, and with the ways in that the environment has. */
const OWN_RULES = [
  'html:not([data-first-form]) [data-first]{display:none}',
  'html:not([data-google]) [data-first] [data-offer=google]{display:none}',
].join('');

const none = () => {
  throw new Error('Nobody presses anything while the page is drawn.');
};

/** The sign-in page's own components, drawn once as text, with the part of their styles that they use. */
export function drawFirstPage(): FirstPage {
  const drawn = renderToStaticMarkup(
    <UiProvider system={createUiSystem()}>
      <ShellLessLayout settings={<SettingsCog expanded={false} onPress={none} />}>
        <LoginPage
          session={{ kind: 'checking' }}
          signIn={none}
          signInWithGoogle={none}
          sendPasswordReset={none}
          onSignedIn={none}
          onSignOut={none}
        />
      </ShellLessLayout>
    </UiProvider>,
  );
  const styles = [...drawn.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');
  const markup = drawn.replace(/<style[^>]*>.*?<\/style>/gs, '');
  return {
    markup: `<div data-first="">${markup}</div>`,
    style: `${pruneStyles(styles.join(''), markup)}${OWN_RULES}`,
  };
}
