import { useRef, useState, type DragEvent } from 'react';

/** Takes a file that is dropped; `over` while one hovers. */
export function useDrop(onDrop: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);
  // Children enter and leave on their own account.
  const depth = useRef(0);
  const move = (step: number) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    depth.current += step;
    setOver(depth.current > 0);
  };
  return {
    over,
    handlers: {
      onDragEnter: move(1),
      onDragLeave: move(-1),
      onDragOver: (event: DragEvent) => {
        // Without it the browser would open the file in place of the page.
        event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onDrop(event.dataTransfer.files[0]);
      },
    },
  };
}
