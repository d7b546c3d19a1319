export const Landing = () => <main>Landing</main>;
