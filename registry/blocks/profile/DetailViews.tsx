import type { ProfileView, ShownControl } from '#schemas/api';
import styles from './profile.module.css';

/** PRO-02: what the administrator's system shows, as it nests it. */
export const DetailViews = ({ views }: { readonly views: ProfileView['details'] }) =>
  views.map(({ title, controls }, index) => (
    <div key={index} className={styles.view}>
      {title && <h3>{title}</h3>}
      <Controls controls={controls} />
    </div>
  ));

const Controls = ({ controls }: { readonly controls: readonly ShownControl[] }) => (
  <dl className={styles.controls}>
    {controls.map(({ name, value, controls: inner }, index) => (
      <div key={index}>
        <dt>{name}</dt>
        {value !== undefined && (
          <dd>
            <bdi>{value}</bdi>
          </dd>
        )}
        {inner && (
          <dd>
            <Controls controls={inner} />
          </dd>
        )}
      </div>
    ))}
  </dl>
);
