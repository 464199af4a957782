import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part that the server does not draw, and whose code hydration does not wait for: it is drawn once `load` was called. That is for who starts the document to do, when it has taken
 * over a form in it: React would begin to hydrate that form anew for what is drawn before (FRM-24). Code that cannot be loaded takes nothing else of the page with it.
 */
export function latePart(load: () => Promise<ComponentType>): { readonly Part: ComponentType; readonly load: () => Promise<void> } {
  let arrived: (part: ComponentType) => void = () => undefined;
  const part = new Promise<ComponentType>((resolve) => (arrived = resolve));
  function LatePart() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      void part.then((loaded) => setPart(() => loaded));
    }, []);
    return Part && <Part />;
  }
  return { Part: LatePart, load: async () => arrived(await load()) };
}
