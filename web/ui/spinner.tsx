export const Spinner = () => <span className="spinner" aria-hidden="true" />;

export const FullScreenSpinner = () => (
  <output className="full-screen-spinner">
    <Spinner />
    Loading...
  </output>
);
