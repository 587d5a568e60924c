// Things that go from one place on the table to another: a copy flies over everything, while the
// thing itself waits unseen where it belongs. A click or key anywhere ends all flights at once.
import { settings } from '../settings.svelte';

const flights = new Set<Animation>();

export interface Flight {
  from: DOMRect;
  to: Element;
  /** What is seen to fly; without it, the thing that has arrived. */
  copyOf?: Element;
  delay?: number;
}

export function fly({ from, to, copyOf = to, delay = 0 }: Flight): void {
  const goal = to.getBoundingClientRect();
  if (!settings.moves || document.hidden || goal.width === 0 || from.width === 0) return;
  const copy = copyOf.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.cssText = `position:fixed;z-index:30;margin:0;pointer-events:none;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;transform-origin:0 0`;
  document.body.append(copy);
  const arrived = to === copyOf ? (to as HTMLElement) : null;
  if (arrived) arrived.style.visibility = 'hidden';
  // A thing that arrives takes the size it has there; a copy keeps its own, and goes to the middle.
  const [wide, high] = arrived ? [goal.width / from.width, goal.height / from.height] : [1, 1];
  const x = goal.left + (arrived ? 0 : (goal.width - from.width) / 2) - from.left;
  const y = goal.top + (arrived ? 0 : (goal.height - from.height) / 2) - from.top;
  const flight = copy.animate(
    [
      { transform: 'none' },
      {
        transform: `translate(${x / 2}px, ${y / 2 - 34}px) scale(${(1 + wide) / 2}, ${(1 + high) / 2})`,
        offset: 0.5,
      },
      {
        transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})`,
      },
    ],
    { duration: 620, delay, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'backwards' },
  );
  flights.add(flight);
  const land = (): void => {
    flights.delete(flight);
    copy.remove();
    if (arrived) arrived.style.visibility = '';
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

export function landAll(): void {
  for (const flight of [...flights]) flight.finish();
}
