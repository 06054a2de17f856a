/** How long one ink circle lives, ms. */
export const RIPPLE_MS = 400;

const PRESSABLE = 'button, [role=button], [data-menu-item], [data-root-item], [role=tab]';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function isPressable(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && !element.matches(':disabled, [aria-disabled=true]');
}

/** Lies exactly over the pressed element and clips the ink; the element itself is not touched, so it cannot move. */
function createClip(target: HTMLElement): HTMLElement {
  const { left, top, width, height } = target.getBoundingClientRect();
  const clip = target.ownerDocument.createElement('span');
  clip.setAttribute('aria-hidden', 'true');
  clip.dataset.ripple = '';
  Object.assign(clip.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: getComputedStyle(target).borderRadius,
    overflow: 'hidden',
    pointerEvents: 'none',
    zIndex: '4000',
  });
  return clip;
}

function addInk(clip: HTMLElement, target: HTMLElement, event: PointerEvent): void {
  const box = target.getBoundingClientRect();
  const radius = Math.hypot(box.width, box.height);
  const ink = target.ownerDocument.createElement('span');
  Object.assign(ink.style, {
    position: 'absolute',
    left: `${event.clientX - box.left - radius}px`,
    top: `${event.clientY - box.top - radius}px`,
    width: `${2 * radius}px`,
    height: `${2 * radius}px`,
    borderRadius: '50%',
    background: 'currentColor',
    color: getComputedStyle(target).color,
  });
  clip.append(ink);
  ink.animate?.(
    [
      { transform: 'scale(0)', opacity: 0.28 },
      { transform: 'scale(1)', opacity: 0 },
    ],
    { duration: RIPPLE_MS, easing: 'ease-out', fill: 'forwards' },
  );
}

/**
 * The ripple effect (spec, section 2; shell-behaviour 3.4): one listener for the whole page, every React root
 * included. Pointer only, primary button only, nothing under reduced motion.
 * @returns the function that ends it and removes what is still on the page.
 */
export function startRipple(view: Window): () => void {
  const { document } = view;
  const clips = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const remove = (clip: HTMLElement) => {
    clearTimeout(clips.get(clip));
    clips.delete(clip);
    clip.remove();
  };
  const onPointerDown = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    if (event.button !== 0 || !isPressable(target) || view.matchMedia(REDUCED_MOTION).matches) return;
    const clip = createClip(target);
    addInk(clip, target, event);
    document.body.append(clip);
    clips.set(
      clip,
      setTimeout(() => remove(clip), RIPPLE_MS),
    );
  };
  document.addEventListener('pointerdown', onPointerDown);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown);
    for (const clip of [...clips.keys()]) remove(clip);
  };
}
