import styles from './signature-picture.module.css';

interface SignaturePictureProps {
  /** A PNG as data URL: dark lines on nothing. */
  readonly src: string;
  /** Empty where the words beside it state that it was signed. */
  readonly alt: string;
}

/** A drawn signature as it was drawn, on paper in every colour scheme. */
export const SignaturePicture = ({ src, alt }: SignaturePictureProps) => (
  <img className={styles.picture} data-scheme="light" src={src} alt={alt} decoding="async" />
);
