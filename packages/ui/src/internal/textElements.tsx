import { Children, type ReactNode } from 'react';

/**
 * Returns children with an element around each text. A browser that translates the page replaces
 * text nodes, and React could not insert another child before one, nor remove it.
 */
export function textElements(children: ReactNode): ReactNode {
  const result: ReactNode[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') result.push(<span key={`text ${result.length}`}>{text}</span>);
    text = '';
  };
  for (const child of Children.toArray(children)) {
    if (typeof child === 'string' || typeof child === 'number') text += child;
    else {
      endText();
      result.push(child);
    }
  }
  endText();
  return result;
}
