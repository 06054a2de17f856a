export * from './build-product.ts';
export * from './demo-data.ts';
export * from './firebase-process.ts';
export * from './plain-error.ts';
export * from './repository.ts';
export * from './running-file.ts';
export * from './stack.ts';
export * from './start-options.ts';
