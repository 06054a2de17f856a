import type { SharedModule } from './share-scope.ts';

/**
 * What the shell gives to remotes, loaded when the first remote asks. The shell itself imports these packages like any
 * other, so its own pages carry only the parts that they use; both get the same module instances, for they come from
 * one bundle. React's packages are CommonJS: their `default` is the module itself. A test compares the keys with the
 * table of the build.
 */
export const SHARED_MODULES: Readonly<Record<string, SharedModule>> = {
  react: { package: 'react', load: async () => (await import('react')).default },
  'react/jsx-runtime': { package: 'react', load: () => import('react/jsx-runtime') },
  'react-dom': { package: 'react-dom', load: async () => (await import('react-dom')).default },
  'react-dom/client': { package: 'react-dom', load: async () => (await import('react-dom/client')).default },
  '@vcms/ui': { package: '@vcms/ui', load: () => import('@vcms/ui') },
  'react-router-dom': {
    package: 'react-router-dom',
    load: () => import(/* webpackMode: "eager" */ './shared-router.ts'),
  },
  'firebase/app': {
    package: 'firebase',
    load: () => import(/* webpackMode: "eager" */ '../backend/shared-app.ts'),
  },
  'firebase/auth': {
    package: 'firebase',
    load: () => import(/* webpackMode: "eager" */ '../backend/shared-auth.ts'),
  },
  'firebase/firestore': {
    package: 'firebase',
    load: () => import(/* webpackChunkName: "firestore" */ '../backend/shared-firestore.ts'),
  },
  'firebase/functions': {
    package: 'firebase',
    load: () => import(/* webpackChunkName: "functions" */ '../backend/shared-functions.ts'),
  },
  'firebase/storage': {
    package: 'firebase',
    load: () => import(/* webpackChunkName: "storage" */ '../backend/shared-storage.ts'),
  },
};
