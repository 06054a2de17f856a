import { type ReactNode, useContext, useMemo } from 'react';
// The only way to hold a push of <Link> and useNavigate back in a BrowserRouter; react-router is pinned exactly.
import { createPath, UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom';

export interface GuardedNavigationProps {
  /** Answers true, or a promise of the answer when somebody has to be asked. */
  readonly mayMove: (pathname: string) => true | Promise<boolean>;
  readonly children: ReactNode;
}

/**
 * Asks before the router pushes another page. Without it the shell would have thrown the page with unsaved text away
 * before the guards of single-spa's event can object. Going back is held by that event alone.
 */
export function GuardedNavigation({ mayMove, children }: GuardedNavigationProps) {
  const context = useContext(NavigationContext);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const ask = (to: To, move: () => void) => {
      const { pathname } = new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
      const answer = pathname === window.location.pathname || mayMove(pathname);
      if (answer === true) move();
      else void answer.then((fine) => fine && move());
    };
    const push: typeof navigator.push = (to, ...rest) => ask(to, () => navigator.push(to, ...rest));
    const replace: typeof navigator.replace = (to, ...rest) => ask(to, () => navigator.replace(to, ...rest));
    return { ...context, navigator: { ...navigator, push, replace } };
  }, [context, mayMove]);
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}
