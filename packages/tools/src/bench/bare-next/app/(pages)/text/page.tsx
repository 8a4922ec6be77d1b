/** The demo shop's number of questions. */
const questions = Array.from({ length: 37 }, (_, index) => `Question number ${index + 1}?`)

export default function TextPage() {
  return (
    <>
      <h1>Questions</h1>
      {questions.map((question) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>Cotton, made in Bandung. Wash with like colours at 30 degrees.</p>
        </details>
      ))}
    </>
  )
}
