import { Link } from '../../packages/ui/src';

export interface TypeTextProps {
  text: string;
  /** Names of the types that the page declares. */
  declared: ReadonlySet<string>;
  /** Component whose table has them. */
  component: string;
}

/** Returns the id of a type's declaration on the page. */
export function typeId(component: string, name: string): string {
  return `type-${component}-${name}`;
}

/** A type whose names lead to their declarations further down the page. */
export function TypeText({ text, declared, component }: TypeTextProps) {
  return text.split(/\b([A-Z]\w*)\b/).map((part, index) => {
    if (!declared.has(part)) return part;
    const id = typeId(component, part);
    return (
      // Parts of one text, which never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <Link key={index} href={`#${id}`} onClick={(event) => show(event, id)}>
        {part}
      </Link>
    );
  });
}

/** Opens the list of types at one of them, which takes focus. */
function show(event: { preventDefault(): void }, id: string) {
  const declaration = document.getElementById(id);
  if (!declaration) return;
  event.preventDefault();
  const list = declaration.closest('details');
  if (list) list.open = true;
  declaration.scrollIntoView({ block: 'nearest' });
  declaration.focus({ preventScroll: true });
}
