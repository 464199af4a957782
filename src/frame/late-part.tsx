import { useEffect, useState, type ComponentType } from 'react';

/** A part that the server does not draw, and whose code hydration does not wait for. Code that cannot be loaded takes nothing else of the page with it. */
export const latePart = (load: () => Promise<ComponentType>): ComponentType =>
  function LatePart() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      );
    }, []);
    return Part && <Part />;
  };
