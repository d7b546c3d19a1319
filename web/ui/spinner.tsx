export const Spinner = () => <span className="spinner" aria-hidden="true" />;

export const FullScreenSpinner = () => (
  <div role="status" className="full-screen-spinner">
    <Spinner />
    Loading...
  </div>
);
