import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MenuNode, ThemeConfig } from '@vcms/contract';
import { createUiSystem, UiProvider } from '@vcms/ui';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { connectLayout, createLayoutStore, desktopMedia, type LayoutStore } from '../layout/layout-store.ts';
import { ShellFrame } from '../layout/shell-frame.tsx';
import type { ShellUser } from '../layout/shell-user.ts';
import { createThemeStore, type ThemeStore } from '../theme/theme-store.ts';

const DESKTOP_PX = 1280;
const MOBILE_PX = 800;

export const TEST_USER: ShellUser = {
  email: 'dana.whitfield@northbridge.test',
  company: 'Northbridge Energy',
  photoUrl: null,
};

/** One system for all tests: creating it costs more than a test. */
const system = createUiSystem();

export interface FrameOptions {
  readonly menu: readonly MenuNode[];
  readonly path?: string;
  readonly user?: ShellUser | undefined;
  readonly settings?: Partial<ThemeConfig>;
  readonly mobile?: boolean;
  readonly onSignOut?: () => void;
}

export interface RenderedFrame {
  readonly layout: LayoutStore;
  readonly theme: ThemeStore;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly go: (to: string) => void;
  /** Path of the router. */
  readonly path: () => string;
  readonly resize: (width: number) => void;
  readonly showMenu: (menu: readonly MenuNode[]) => void;
  /** The element that carries the layout's data attributes. */
  readonly root: () => HTMLElement;
  readonly unmount: () => void;
}

function setWidth(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

/** The real frame with real stores in a memory router; its page is one h1 and one button. */
export function renderFrame(options: FrameOptions): RenderedFrame {
  setWidth(options.mobile === true ? MOBILE_PX : DESKTOP_PX);
  localStorage.clear();
  const theme = createThemeStore({ storage: localStorage, root: document.documentElement, tabs: window });
  theme.update(options.settings ?? {});
  const desktop = desktopMedia(window);
  const layout = createLayoutStore(theme.getSnapshot().menuMode, desktop.matches);
  connectLayout(layout, { theme, desktop });
  const router = { go: (_to: string) => {}, path: '' };
  function Page({ menu }: { readonly menu: readonly MenuNode[] }) {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    router.go = (to) => void navigate(to);
    router.path = pathname;
    return (
      <ShellFrame
        menu={menu}
        path={pathname}
        user={'user' in options ? options.user : TEST_USER}
        layout={layout}
        theme={theme}
        onSignOut={options.onSignOut ?? (() => {})}
      >
        <h1>Page at {pathname}</h1>
        <button type="button">Page button</button>
      </ShellFrame>
    );
  }
  const tree = (menu: readonly MenuNode[]) => (
    <StrictMode>
      <UiProvider system={system}>
        <MemoryRouter initialEntries={[options.path ?? '/dashboard']}>
          <Page menu={menu} />
        </MemoryRouter>
      </UiProvider>
    </StrictMode>
  );
  const { rerender, container, unmount } = render(tree(options.menu));
  return {
    layout,
    theme,
    user: userEvent.setup(),
    go: (to) => act(() => router.go(to)),
    path: () => router.path,
    resize: (width) => act(() => setWidth(width)),
    showMenu: (menu) => rerender(tree(menu)),
    unmount,
    root: () => container.querySelector<HTMLElement>('[data-menu-mode]') as HTMLElement,
  };
}
