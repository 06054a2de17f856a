import { act, screen } from '@testing-library/react';
import { lazyWithRetry } from '@vcms/sdk';
import { renderWithShell } from '@vcms/testing';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeferredSection } from './deferred-section.tsx';

function Part() {
  return <h2>Contractors by status</h2>;
}

afterEach(() => vi.restoreAllMocks());

describe('a part that comes after the first paint', () => {
  it('is asked for once the page stands, and takes the place that was kept', async () => {
    let arrive: (page: ComponentType) => void = () => {};
    const load = vi.fn(() => new Promise<ComponentType>((resolve) => (arrive = resolve)));
    renderWithShell(<DeferredSection part={lazyWithRetry(load)} label="statuses" minH="20rem" />);

    expect(screen.getByRole('status').textContent).toContain('Loading statuses');
    expect(load).toHaveBeenCalledOnce();
    await act(async () => arrive(Part));

    expect(await screen.findByRole('heading', { name: 'Contractors by status' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is drawn with the page where it has been drawn before', async () => {
    const part = lazyWithRetry(async () => Part);
    const section = <DeferredSection part={part} label="statuses" minH="20rem" />;
    const { unmount } = renderWithShell(section);
    await screen.findByRole('heading', { name: 'Contractors by status' });
    unmount();

    renderWithShell(section);
    expect(screen.getByRole('heading', { name: 'Contractors by status' })).toBeTruthy();
  });

  it('that throws leaves the rest of the page standing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = lazyWithRetry(() => Promise.reject<ComponentType>(new TypeError('x is undefined')));
    renderWithShell(
      <>
        <h1>Home</h1>
        <DeferredSection part={broken} label="statuses" minH="20rem" />
      </>,
    );

    expect((await screen.findByRole('alert')).textContent).toContain('This page stopped working.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
  });
});
