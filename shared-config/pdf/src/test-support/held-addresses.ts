// jsdom has no addresses for blobs.
URL.createObjectURL ??= () => 'blob:held';
URL.revokeObjectURL ??= () => undefined;
