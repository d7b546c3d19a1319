export const PostPage = () => null;
