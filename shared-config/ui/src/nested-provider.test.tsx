import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from './index.ts';
import { createNestedSystem } from './theme/create-nested-system.ts';
import { createUiSystem } from './theme/system.ts';
import { UiProvider } from './ui-provider.tsx';

const system = createUiSystem();

function ruleCount(): number {
  return [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
}

function root(name: string, value: typeof system) {
  return (
    <UiProvider system={value}>
      <Button>{name}</Button>
    </UiProvider>
  );
}

describe('a second provider on the page', () => {
  it('adds no second global sheet and gives the same classes', () => {
    render(root('first', system));
    const before = document.head.querySelectorAll('style').length;
    const rulesBefore = ruleCount();

    render(root('second', createNestedSystem(system)));

    expect(screen.getByText('second').className).toBe(screen.getByText('first').className);
    expect(document.head.querySelectorAll('style')).toHaveLength(before);
    expect(ruleCount()).toBe(rulesBefore);
  });

  it('would add one with the plain system', () => {
    render(root('first', system));
    const before = document.head.querySelectorAll('style').length;

    render(root('second', createUiSystem()));

    expect(document.head.querySelectorAll('style').length).toBeGreaterThan(before);
  });
});
