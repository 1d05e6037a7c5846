import java.io.File;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Says of each PDF file whether it conforms to PDF/UA-1, and what does not; ends with 1 where any does not (docs/how-to.md). */
public class CheckPdfUa {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    boolean all = files.length > 0;
    for (String file : files) {
      try (PDFAParser parser = Foundries.defaultInstance().createParser(new File(file), PDFAFlavour.PDFUA_1);
          PDFAValidator validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false)) {
        ValidationResult result = validator.validate(parser);
        System.out.println(file + ": " + (result.isCompliant() ? "conforms" : "does not conform")
            + ", " + result.getTotalAssertions() + " checks");
        for (TestAssertion one : result.getTestAssertions()) {
          if (one.getStatus() == TestAssertion.Status.PASSED) continue;
          System.out.println("  " + one.getRuleId().getClause() + "-" + one.getRuleId().getTestNumber()
              + ": " + one.getMessage() + " " + one.getLocation().getContext());
        }
        all &= result.isCompliant();
      }
    }
    if (!all) System.exit(1);
  }
}
