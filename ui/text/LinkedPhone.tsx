import { Fragment } from 'react';
import { telHref } from '#schemas/shared/tel-href';
import { Verbatim } from './Verbatim.tsx';

/** Words of a tenant, in which their telephone number, written as it is elsewhere, can be rung. */
export const LinkedPhone = ({ phone, children }: { readonly phone: string | undefined; readonly children: string }) =>
  (phone ? children.split(phone) : [children]).map((words, index) => (
    <Fragment key={index}>
      {index > 0 && phone && (
        <a href={telHref(phone)}>
          <Verbatim dir="ltr">{phone}</Verbatim>
        </a>
      )}
      {words}
    </Fragment>
  ));
