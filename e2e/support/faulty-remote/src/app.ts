import type { RemoteApp } from '@vcms/contract';
import { defineRemoteApp } from '@vcms/sdk';
import { FaultyPage } from './faulty-page.ts';

/** What a spec wants to go wrong, read anew at each step; nothing by default. */
function wants(fault: string): boolean {
  return sessionStorage.getItem('e2e.fault') === fault;
}

const sound = defineRemoteApp({
  remote: 'remote-admin',
  routes: [{ path: '/dashboard', roles: ['5001'], title: 'Faulty', page: FaultyPage }],
});

const faulty: RemoteApp = {
  ...sound,
  async mount(props) {
    if (wants('mount-error')) throw new Error('This release refuses to mount.');
    if (wants('mount-hang'))
      await new Promise((resolve) => window.addEventListener('e2e-late', resolve, { once: true }));
    await sound.mount(props);
  },
  async unmount(props) {
    if (wants('unmount-error')) throw new Error('This release refuses to unmount.');
    if (wants('unmount-hang')) await new Promise(() => undefined);
    await sound.unmount(props);
  },
};

if (wants('evaluation')) throw new TypeError('This module throws while it is evaluated.');

// Code that arrives but never ends starting.
if (wants('evaluation-hang')) await new Promise(() => undefined);

/** Exposed as ./app; without its life cycle when the shape is what goes wrong. */
export const app: unknown = wants('shape') ? { remote: 'remote-admin' } : faulty;
