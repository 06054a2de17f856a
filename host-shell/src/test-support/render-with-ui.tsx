import { type RenderResult, render } from '@testing-library/react';
import { createUiSystem, UiProvider } from '@vcms/ui';
import type { ReactNode } from 'react';

const system = createUiSystem();

/** Renders under the product's design system; `rerender` keeps it. */
export function renderWithUi(view: ReactNode): RenderResult {
  return render(view, { wrapper: ({ children }) => <UiProvider system={system}>{children}</UiProvider> });
}
