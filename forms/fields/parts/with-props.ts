import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** What SurveyJS draws, with other props of the elements of one kind that are in it, however deep: for example of its inputs. */
export function withProps(drawn: ReactElement, kind: 'input' | 'select', props: Readonly<Record<string, unknown>>): ReactElement {
  const change = (node: ReactNode): ReactNode => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return node;
    if (node.type === kind) return cloneElement(node, props);
    const { children } = node.props;
    return children === undefined || children === null ? node : cloneElement(node, {}, ...Children.toArray(children).map(change));
  };
  return change(drawn) as ReactElement;
}
