export * from './file-end.ts';
export * from './file-powers.ts';
export * from './file-state.ts';
export * from './folders.ts';
export * from './request-form.ts';
export * from './shelf.ts';
export * from './upload-form.ts';
export * from './zip-plan.ts';
